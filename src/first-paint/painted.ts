import type { FirstReads } from '../api/first-reads';
import type { OriginName } from '../origins';
import type { StandIn } from './stand-in';

/** What stands in an element before the application has come. */
export interface FirstPaint {
  /** The origin whose contact page was painted; undefined for any other screen. */
  readonly origin: OriginName | undefined;
  readonly standIn: StandIn | undefined;
  readonly reads: FirstReads;
}

/** Gives up what was begun for a painted screen. */
export function endPaint({ standIn, reads }: FirstPaint): void {
  standIn?.end();
  reads.abort();
}

import type { FirstReads } from '../api/first-reads';
import type { OriginName } from '../origins';
import type { PaintedQueries } from './open-queries';
import type { StandIn } from './stand-in';

/** What stands in an element before the application has come. */
export interface FirstPaint {
  /** The origin whose contact page was painted; undefined for any other screen. */
  readonly origin: OriginName | undefined;
  /** Of the settings that it was painted for. */
  readonly identity: string;
  readonly standIn: StandIn | undefined;
  readonly queries: PaintedQueries | undefined;
  readonly reads: FirstReads;
}

/** Gives up what was begun for a painted screen. */
export function endPaint({ standIn, queries, reads }: FirstPaint): void {
  standIn?.end();
  queries?.freeze();
  reads.abort();
}

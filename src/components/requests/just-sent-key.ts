import type { OriginName } from '../../origins';
import { cacheKeyOf } from './use-api-query';

/** Where SWR keeps the queries that were sent from this page, until the server's list has them. */
export const justSentKey = (origin: OriginName): string => cacheKeyOf(['just-sent', origin]);

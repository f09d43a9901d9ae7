/** The answers of the stub API. */
export interface QueriesReply {
  readonly queries: readonly {
    readonly referenceNumber: number;
    readonly category: string;
    readonly queryDetail: string;
    readonly dateLogged: string;
  }[];
}

export interface MemberDetailsReply {
  readonly emails: readonly string[];
}

/** The values of the update form (@spec §3 Query update payload). */
export interface UpdateValues {
  readonly query: string;
  readonly files: readonly File[];
}

export const EMPTY_UPDATE: UpdateValues = { query: '', files: [] };

import { memberWebsite } from './default';
import type { FieldName, FieldValue, RequiredFieldName } from './fields';
import { medicineDelivery } from './medxpress';
import type { OriginPolicy } from './policy';

/** Every query origin by its name. To add an origin, add a file in this folder and a line here. */
export const ORIGINS = {
  [memberWebsite.name]: memberWebsite,
  [medicineDelivery.name]: medicineDelivery,
} as const satisfies Readonly<Record<string, OriginPolicy>>;

/** The name of an origin, as in the `origin` attribute and the routes. */
export type OriginName = keyof typeof ORIGINS;
/** The code of an origin on the wire. */
export type OriginCode = (typeof ORIGINS)[OriginName]['wireCode'];
/** An origin's policy with the types of its name and code narrowed to ours. */
export type Origin = OriginPolicy & { readonly name: OriginName; readonly wireCode: OriginCode };

type Endpoint = OriginPolicy['submission']['endpoint'];
type PolicyAt<E extends Endpoint> = Extract<
  (typeof ORIGINS)[OriginName],
  { submission: { endpoint: E } }
>;
type AskedOf<T> = T extends OriginPolicy ? Exclude<FieldName, T['leavesOut'][number]> : never;
type AlwaysAt<E extends Endpoint> = Exclude<RequiredFieldName, PolicyAt<E>['leavesOut'][number]>;
type SometimesAt<E extends Endpoint> = Exclude<AskedOf<PolicyAt<E>>, AlwaysAt<E>>;
/**
 * The fields of a query at an endpoint. A field is optional if it may be empty or if only some origins ask for it.
 */
export type FieldsAt<E extends Endpoint> = { [Name in AlwaysAt<E>]: FieldValue<Name> } & {
  [Name in SometimesAt<E>]?: FieldValue<Name>;
};

type KeysOfEach<T> = T extends unknown ? keyof T : never;
type AllCategories = (typeof ORIGINS)[OriginName]['categories'];
/** Every category code of every origin. */
export type CategoryCode = KeysOfEach<AllCategories>;
type SubCategoriesOf<T> = T extends unknown ? KeysOfEach<T[keyof T]> : never;
/** Every sub-category code of every origin. */
export type SubCategoryCode = SubCategoriesOf<AllCategories>;

/** The origin if neither the attribute nor the route names one. */
export const DEFAULT_ORIGIN: OriginName = memberWebsite.name;

export const ORIGIN_NAMES = Object.keys(ORIGINS) as readonly OriginName[];

/** Reads an origin's name. Returns undefined for an unknown name. */
export const parseOrigin = (text: string | null | undefined): OriginName | undefined =>
  ORIGIN_NAMES.find((name) => name === text);

/** The origin shown: that of the attribute, else that of the route, else the default. */
export const originShown = (
  pinned: OriginName | undefined,
  named: string | undefined,
): OriginName => pinned ?? parseOrigin(named) ?? DEFAULT_ORIGIN;

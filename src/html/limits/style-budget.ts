import {
  LONGEST_FAMILY,
  LONGEST_LANGUAGE,
  MOST_FAMILIES,
  MOST_FAMILIES_AT_ONCE,
  MOST_FONT_VALUES,
  MOST_LANGUAGES,
  MOST_LONGHANDS,
} from './budget';

/** The rest of the budget for one document's styles. A value that does not fit is left out, so it is inherited. */
export interface StyleBudget {
  /** Whether this number of declarations fits. */
  readonly fits: (declarations: number) => boolean;
  /** The part of a value that fits; undefined if nothing does. */
  readonly fitting: (property: string, value: string) => string | undefined;
  /** Removes attributes that do not fit. */
  readonly limitAttributes: (element: Element) => void;
}

/** Properties for which a browser creates a font per value. */
const OF_FONTS = new Set(
  ['size', 'style', 'weight', 'variant', 'variant-caps'].map((name) => `font-${name}`),
)
  .add('letter-spacing')
  .add('word-spacing');

/** One family of a list. A quoted name may contain a comma. */
const FAMILY = /"[^"]*"|'[^']*'|[^,"']+/g;

/** Returns a function that decides whether a value is among the first `most` different ones. */
function firstFew(most: number): (value: string) => boolean {
  const known = new Set<string>();
  return (value) => {
    if (known.size < most) known.add(value.toLowerCase());
    return known.has(value.toLowerCase());
  };
}

export function styleBudget(): StyleBudget {
  let longhands = 0;
  const isFewFamily = firstFew(MOST_FAMILIES);
  const isFewLanguage = firstFew(MOST_LANGUAGES);
  const ofFonts = new Map<string, (value: string) => boolean>();

  const families = (value: string): string | undefined =>
    (value.match(FAMILY) ?? [])
      .map((family) => family.trim())
      .filter((family) => family !== '' && family.length <= LONGEST_FAMILY)
      .slice(0, MOST_FAMILIES_AT_ONCE)
      .filter(isFewFamily)
      .join(', ') || undefined;
  const isFew = (property: string, value: string): boolean => {
    const isFewOfIt = ofFonts.get(property) ?? firstFew(MOST_FONT_VALUES);
    ofFonts.set(property, isFewOfIt);
    return isFewOfIt(value);
  };

  return {
    fits: (declarations) => (longhands += declarations) <= MOST_LONGHANDS,
    fitting(property, value) {
      if (property === 'font-family') return families(value);
      return !OF_FONTS.has(property) || isFew(property, value) ? value : undefined;
    },
    limitAttributes(element) {
      const face = element.getAttribute('face');
      if (face !== null) element.setAttribute('face', families(face) ?? '');
      const language = element.getAttribute('lang');
      if (language !== null && (language.length > LONGEST_LANGUAGE || !isFewLanguage(language)))
        element.removeAttribute('lang');
    },
  };
}

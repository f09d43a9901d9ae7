let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined;

/**
 * Markup for a parser, either of the inert document in which it is sanitised, or our own. All elements of a page
 * share the policy, which is created when first needed. A browser without Trusted Types uses the text unchanged.
 */
export function trustedHtml(markup: string): string {
  policy ??= window.trustedTypes?.createPolicy('medical-aid-inquiries', {
    createHTML: (html: string) => html,
  });
  return (policy?.createHTML(markup) ?? markup) as unknown as string;
}

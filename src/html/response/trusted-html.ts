let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined;

/**
 * Markup for a parser: that of the inert document in which it is sanitised, or our own. Every element
 * of a page shares the policy, made when it is first needed; a browser without Trusted Types takes the
 * text as it is.
 */
export function trustedHtml(markup: string): string {
  policy ??= window.trustedTypes?.createPolicy('medical-aid-inquiries', {
    createHTML: (html: string) => html,
  });
  return (policy?.createHTML(markup) ?? markup) as unknown as string;
}

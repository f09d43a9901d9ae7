type Rule = (node: ChildNode) => boolean;

/** Caches a rule's answer for each node, because the same nodes are around and after thousands of quotes. */
export function remembered(rule: Rule): Rule {
  const known = new Map<ChildNode, boolean>();
  return (node) => {
    const answer = known.get(node) ?? rule(node);
    known.set(node, answer);
    return answer;
  };
}

/**
 * Replaces `react` for `@r2wc/react-to-web-component` in every build (`tooling/plugins.mjs`), because React is loaded
 * after the first paint. An element is a function that calls the component with its properties.
 */
const createElement =
  <Props, Rendered>(component: (props: Props) => Rendered, props: Props) =>
  (): Rendered =>
    component(props);

export default { createElement };

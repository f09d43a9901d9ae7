/**
 * What `@r2wc/react-to-web-component` imports as `react`, in every build (`tooling/plugins.mjs`): React is loaded after
 * the first paint. Here an element is a function that calls the component with its properties when it is read.
 */
const createElement =
  <Props, Rendered>(component: (props: Props) => Rendered, props: Props) =>
  (): Rendered =>
    component(props);

export default { createElement };

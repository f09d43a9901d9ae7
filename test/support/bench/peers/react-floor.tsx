import { createRoot, type Root } from 'react-dom/client';
import { memberWebsite } from '../../../../src/origins/default';
import { categories } from '../../../../src/text/categories';
import { rootOf, STYLES, TAG } from './place';

/** A static form, which React renders once, and in which nothing responds. */
const Form = () => (
  <>
    <style>{STYLES}</style>
    <form>
      <label>
        Category
        <select name="category">
          <option value="">Select a category</option>
          {Object.keys(memberWebsite.categories).map((code) => (
            <option key={code} value={code}>
              {categories[code as keyof typeof categories]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Query category
        <select name="subCategory">
          <option value="">Select a category</option>
        </select>
      </label>
      <label>
        Additional email address
        <input name="ccEmail" type="email" />
      </label>
      <label>
        Email
        <input name="email" type="email" />
      </label>
      <label>
        Query details
        <textarea name="query" maxLength={20_000} />
      </label>
      <label>
        Attachments
        <input name="files" type="file" multiple />
      </label>
      <button>Send</button>
    </form>
  </>
);

customElements.define(
  TAG,
  class extends HTMLElement {
    #react: Root | undefined;

    connectedCallback() {
      this.#react = createRoot(rootOf(this));
      this.#react.render(<Form />);
    }

    disconnectedCallback() {
      this.#react?.unmount();
    }
  },
);

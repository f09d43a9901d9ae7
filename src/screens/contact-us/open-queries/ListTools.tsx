import { useRef } from 'react';
import { fill } from '../../../text/fill';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { useCatch } from '../../../ui/use-catch';
import { Words } from '../../../ui/Words';
import { FULL_LIST, ORDERS, type ListView } from '../../../visit/list-view';

interface ListToolsProps {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
  readonly count: number;
  readonly total: number;
}

/** Search and sort controls of a long list. Announces how many queries match. */
export function ListTools({ view, onChange, count, total }: ListToolsProps) {
  const caught = useCatch();
  const text = useText();
  const t = text.openQueries;
  const search = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="list-tools" role="search">
        <Field label={t.find} errorPrefix={text.common.error}>
          {(control) => (
            <input
              {...control}
              ref={search}
              className="control"
              part="control"
              type="search"
              autoComplete="off"
              value={view.words}
              onChange={caught((event) => {
                onChange({ ...FULL_LIST, order: view.order, words: event.target.value });
              })}
            />
          )}
        </Field>
        <Field label={t.order} errorPrefix={text.common.error}>
          {(control) => (
            <select
              {...control}
              className="control"
              part="control"
              value={view.order}
              onChange={caught((event) => {
                const order = ORDERS.find((each) => each === event.target.value);
                if (order) onChange({ ...FULL_LIST, words: view.words, order });
              })}
            >
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {t[order]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <p role="status" className={count === total ? 'hidden-text' : 'field-note'}>
        {count < total && (
          <Words>{count === 0 ? t.noneFound : fill(t.shown, { count, total })}</Words>
        )}
      </p>
      {count === 0 && (
        <div>
          <Button
            onClick={() => {
              // The button is about to be removed, so the focus returns to the search.
              search.current?.focus();
              onChange(FULL_LIST);
            }}
          >
            {t.showAll}
          </Button>
        </div>
      )}
    </>
  );
}

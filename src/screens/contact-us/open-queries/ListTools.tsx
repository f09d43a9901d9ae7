import { useRef } from 'react';
import { useText } from '../../../settings/text-context';
import { fill } from '../../../text/fill';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { useCatch } from '../../../ui/use-catch';
import { ORDERS, WHOLE_LIST, type ListView } from './list-view';

interface ListToolsProps {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
  readonly count: number;
  readonly total: number;
}

/** Search and order of a long list; how many are found is announced. */
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
                onChange({ ...WHOLE_LIST, order: view.order, words: event.target.value });
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
                if (order) onChange({ ...WHOLE_LIST, words: view.words, order });
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
        {count === 0 ? t.noneFound : count < total && fill(t.shown, { count, total })}
      </p>
      {count === 0 && (
        <div>
          <Button
            onClick={() => {
              // The button goes: the focus returns to the words.
              search.current?.focus();
              onChange(WHOLE_LIST);
            }}
          >
            {t.showAll}
          </Button>
        </div>
      )}
    </>
  );
}

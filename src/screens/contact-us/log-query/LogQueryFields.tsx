import { AttachmentsField } from '../../../attachments/AttachmentsField';
import { LongTextField } from '../../../components/forms/LongTextField';
import type { Origin } from '../../../origins';
import type { FieldName } from '../../../origins/fields';
import { categoryWords, subCategoryWords } from '../../../text/code-words';
import { textAt } from '../../../text/text-at';
import { useText } from '../../../text/text-context';
import { Tooltip } from '../../../ui/Tooltip';
import { EmailField } from './EmailField';
import type { FormShape } from './form-shape';
import { QUERY_FIELDS } from './query-fields';
import { SelectField, type Option } from './SelectField';
import { useChoose } from './use-choose';

interface SelectProps {
  readonly name: FieldName;
  readonly label: string;
  readonly placeholder: string;
}

function CategoryField({ origin, ...select }: SelectProps & { readonly origin: Origin }) {
  const text = useText();
  const choose = useChoose();
  const options = Object.keys(origin.categories).map((code): Option => ({
    value: code,
    label: categoryWords(text, code),
  }));
  return (
    <SelectField
      {...select}
      options={options}
      onChoose={(category) => {
        choose({ category, subCategory: '' }, 'changed');
      }}
    />
  );
}

function SubCategoryField({
  codes,
  ...select
}: SelectProps & { readonly codes: readonly string[] }) {
  const text = useText();
  const options = codes.map((code) => ({ value: code, label: subCategoryWords(text, code) }));
  return <SelectField {...select} options={options} />;
}

interface LogQueryFieldProps {
  readonly name: FieldName;
  readonly origin: Origin;
  readonly shape: FormShape;
}

/** The control of a field. */
export function LogQueryField({ name, origin, shape }: LogQueryFieldProps) {
  const text = useText();
  const field = QUERY_FIELDS[name];
  const named = { name, label: textAt(text, field.label) };
  switch (field.control) {
    case 'category':
      return (
        <CategoryField {...named} placeholder={textAt(text, field.placeholder)} origin={origin} />
      );
    case 'sub-category':
      return (
        <SubCategoryField
          {...named}
          placeholder={textAt(text, field.placeholder)}
          codes={shape.subCategories}
        />
      );
    case 'email':
      return (
        <EmailField
          {...named}
          placeholder={field.placeholder && textAt(text, field.placeholder)}
          isRequired={field.isRequired}
          autoComplete={field.isOwn ? 'section-member email' : 'off'}
          aside={
            field.tooltip && (
              <Tooltip
                label={textAt(text, field.tooltip.label)}
                text={textAt(text, field.tooltip.text)}
              />
            )
          }
        />
      );
    case 'long-text':
      return <LongTextField {...named} />;
    case 'files':
      return <AttachmentsField label={named.label} />;
  }
}

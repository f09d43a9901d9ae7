import { useFormikContext } from 'formik';
import { AttachmentsField } from '../../../components/attachments/AttachmentsField';
import { EmailField } from '../../../components/EmailField';
import { LongTextField } from '../../../components/LongTextField';
import { SelectField, type Option } from '../../../components/SelectField';
import type { Origin } from '../../../origins';
import type { FieldName } from '../../../origins/policy';
import { useText } from '../../../settings/text-context';
import { categoryWords, subCategoryWords } from '../../../text/code-words';
import { Tooltip } from '../../../ui/Tooltip';
import type { FormShape } from './form-shape';
import type { LogQueryValues } from './log-query-values';

function CategoryField({ origin }: { origin: Origin }) {
  const text = useText();
  const { values, submitCount, setValues, setFieldTouched } = useFormikContext<LogQueryValues>();
  const options = Object.keys(origin.categories).map((code): Option => ({
    value: code,
    label: categoryWords(text, code),
  }));
  /** @spec §4 choosing a category resets the sub-category */
  const choose = (category: string) => {
    void setValues({ ...values, category, subCategory: '' });
    // A field that was reset, not left empty, has no error before a submit.
    if (submitCount === 0) void setFieldTouched('subCategory', false, false);
  };
  return (
    <SelectField
      name="category"
      label={text.common.category}
      placeholder={text.logQuery.selectCategory}
      options={options}
      onChoose={choose}
    />
  );
}

function SubCategoryField({ codes }: { codes: readonly string[] }) {
  const text = useText();
  const t = text.logQuery;
  return (
    <SelectField
      name="subCategory"
      label={t.subCategory}
      placeholder={t.selectCategory}
      options={codes.map((code) => ({ value: code, label: subCategoryWords(text, code) }))}
    />
  );
}

interface LogQueryFieldProps {
  readonly name: FieldName;
  readonly origin: Origin;
  readonly shape: FormShape;
}

/** The field of a name. */
export function LogQueryField({ name, origin, shape }: LogQueryFieldProps) {
  const text = useText();
  const t = text.logQuery;
  switch (name) {
    case 'category':
      return <CategoryField origin={origin} />;
    case 'subCategory':
      return <SubCategoryField codes={shape.subCategories} />;
    case 'ccEmail':
      return (
        <EmailField
          name={name}
          label={t.additionalEmail}
          autoComplete="off"
          aside={<Tooltip label={t.additionalEmailTipLabel} text={t.additionalEmailTip} />}
        />
      );
    case 'email':
      return <EmailField name={name} label={t.email} placeholder={t.emailPlaceholder} required />;
    case 'query':
      return <LongTextField name={name} label={text.common.queryDetails} />;
    case 'files':
      return <AttachmentsField name={name} />;
  }
}

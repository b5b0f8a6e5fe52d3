import { Modal } from 'antd';
import type * as z from 'zod';
import { FormField } from '#shell/form/FormField';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { Piece } from '#shell/parts/Piece';
import { useWords } from '#shell/words/say';
import type { Organisation, OrganisationInput } from '../../organisation';
import { agency } from '../../agency';
import { organisationsApi } from '../calls';
import { organisationFields } from './organisation-fields';

export type OrganisationRow = z.output<typeof Organisation>;
type Values = OrganisationInput & { readonly parentName: string };

/** What is sent of fields that are not shown: nothing but agencies have them. */
const blank = {
  organisationName: '',
  organisationNumber: '',
  creditCode: '',
  qualification: '',
  technologyFields: [],
  validUntil: null,
};

/** Adds an organisation, or changes what the register says of one. */
const OrganisationDialog = ({
  row,
  onClose,
}: {
  readonly row: OrganisationRow | undefined;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const { form, busy, save, leave } = useDialogForm<Values>(onClose);
  const finish = ({ parentName: _shown, parentId, ...values }: Values): void => {
    const said = { ...blank, ...values, ...(parentId && { parentId }) };
    if (!row) return void save(organisationsApi.add, said, 'organisations.added');
    const changed = { id: row.id, rowVersion: row.rowVersion, ...said };
    return void save(organisationsApi.edit, changed, 'organisations.saved');
  };
  return (
    <Modal
      open
      title={say(row ? 'organisations.editTitle' : 'organisations.add')}
      okText={say('organisations.save')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
      mask={{ closable: false }}
    >
      <VerticalForm<Values> form={form} initialValues={row ?? blank} onFinish={finish}>
        {organisationFields.map((field) => (
          <FormField key={field.field} field={field} under={[]} readOnly={false} />
        ))}
        {row?.organisationType === agency && <Piece name="agencySamples" id={row.id} />}
        <button type="submit" hidden />
      </VerticalForm>
    </Modal>
  );
};
export default OrganisationDialog;

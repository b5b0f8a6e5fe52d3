import type * as z from 'zod';
import { Alert } from 'antd';
import { dayText, minuteText, moneyText } from '#contract/formatters';
import { FileLink } from '#product/files/web';
import { prepare } from '#shell/actions/prepare';
import { Facts } from '#shell/pages/Facts';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { ActionButton } from '#shell/pages/Transitions';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { Contract } from '../../contract';
import { paymentSteps, type PaymentStep } from '../../payment';
import { contractsApi } from '../calls';
import { useContract } from '../useContract';
import { ContractDialog } from './ContractDialog';
import { DemandDialog } from './DemandDialog';
import './contracts.css';

type Shown = z.output<typeof Contract>;
type OfCase = { readonly id: string; readonly contract: Shown };

const ContractFacts = ({ contract }: { readonly contract: Shown }) => {
  const say = useWords();
  return (
    <Facts
      row={contract}
      facts={[
        { field: 'contractNumber', label: 'contracts.contractNumber' },
        { field: 'agencyName', label: 'contracts.agency' },
        {
          field: 'fee',
          label: 'contracts.fee',
          draw: ({ fee }) => (fee ? moneyText(fee) : say('contracts.waivedFee')),
        },
        {
          field: 'payment',
          label: 'contracts.payment',
          draw: (row) => say(`contracts.payment.${row.payment}`),
        },
        {
          field: 'fileId',
          label: 'contracts.file',
          draw: ({ fileId, fileName }) => <FileLink id={fileId} name={fileName ?? ''} />,
        },
        { field: 'included', label: 'contracts.included', wide: true },
      ]}
    />
  );
};

/** That the fee hangs on no result, as the agency has declared it (domain §9.17). */
const Declaration = ({ contract }: { readonly contract: Shown }) => {
  const say = useWords();
  return (
    <Alert
      type={contract.isDeclared ? 'success' : 'warning'}
      showIcon
      title={say('contracts.declarationText')}
      description={
        contract.isDeclared
          ? say('contracts.declaredBy', { name: contract.agencyName })
          : say('contracts.notDeclared')
      }
    />
  );
};

/** What its agency may record of the payment now. */
const PaymentSteps = ({ of }: { readonly of: OfCase }) => {
  const say = useWords();
  const stepAction = (step: PaymentStep) => ({
    label: `contracts.step.${step}` as const,
    // What is given up is given up for good.
    ...(step === 'waive' && { danger: true as const }),
    question: {
      title: 'contracts.stepQuestion' as const,
      values: () => ({ state: say(`contracts.payment.${paymentSteps[step].to}`) }),
      reason: { label: 'contracts.note' as const, least: 0, most: 400 },
    },
    call: ({ id, contract }: OfCase, note: string) =>
      prepare(contractsApi.recordPayment, {
        id,
        rowVersion: contract.rowVersion,
        step,
        ...(note && { note }),
      }),
    done: 'contracts.recorded' as const,
  });
  return of.contract.steps.map((step) => <ActionButton key={step} of={of} action={stepAction(step)} />);
};

/** Every version of the contract, the newest first. */
const History = ({ contract }: { readonly contract: Shown }) => {
  const say = useWords();
  return (
    <SmallTable
      title="contracts.history"
      level={3}
      head={[
        'contracts.version',
        'contracts.changedAt',
        'contracts.changedBy',
        'contracts.contractNumber',
        'contracts.fee',
        'contracts.payment',
        'contracts.note',
      ]}
      figures={['contracts.version', 'contracts.fee']}
      rows={contract.versions.map((each) => [
        each.version,
        minuteText(each.changedAt),
        each.changedByName,
        each.contractNumber,
        each.fee ? moneyText(each.fee) : say('contracts.waivedFee'),
        say(`contracts.payment.${each.payment}`),
        each.note,
      ])}
    />
  );
};

/** Contract and fee of an application on its own page; whoever pays reports here what is asked for beside it. */
export const ContractPart = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const found = useContract(id);
  const { data } = found;
  if (!data) return <PartAwaited of={found} rows={4} />;
  const { contract, demands } = data;
  return (
    <div className="contract">
      {contract ? (
        <>
          <ContractFacts contract={contract} />
          <Declaration contract={contract} />
          {(contract.mayEdit || contract.steps.length > 0) && (
            <div className="contract__actions screen-only">
              {contract.mayEdit && <ContractDialog id={id} contract={contract} />}
              <PaymentSteps of={{ id, contract }} />
            </div>
          )}
          <History contract={contract} />
        </>
      ) : (
        <p className="faint">{say('contracts.none')}</p>
      )}
      {data.mayReport && (
        <Alert
          type="info"
          showIcon
          className="screen-only"
          title={say('contracts.reportHint')}
          action={<DemandDialog id={id} />}
        />
      )}
      <SmallTable
        title="contracts.ownReports"
        level={3}
        head={[
          'contracts.reportedAt',
          'contracts.demandedBy',
          'contracts.amount',
          'contracts.description',
          'contracts.outcome',
        ]}
        figures={['contracts.amount']}
        rows={demands.map((demand) => [
          dayText(demand.reportedAt),
          demand.demandedBy,
          demand.amount && moneyText(demand.amount),
          demand.description,
          demand.outcome,
        ])}
      />
    </div>
  );
};

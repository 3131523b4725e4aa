import { DocumentField, type DocumentFieldProps } from '../../shell/document/DocumentField.tsx';
import { form } from '../studio.ts';

/** One text of the contract, saved as it is typed. */
export const ContractField = (props: DocumentFieldProps) => <DocumentField form={form} {...props} />;

import { DocumentField, type DocumentFieldProps } from '../../shell/document/DocumentField.tsx';
import { form } from './use-kit.ts';

/** One text of the kit, saved as it is typed. */
export const KitField = (props: DocumentFieldProps) => <DocumentField form={form} {...props} />;

import { DocumentList, type DocumentListProps } from '../../shell/document/DocumentList.tsx';
import { KIT_LISTS, type KitListKey } from './kit-lists.ts';
import { form } from './use-kit.ts';

interface KitListProps extends Omit<DocumentListProps, 'list' | 'facts'> {
  list: KitListKey;
}

/** A list of the kit. */
export const KitList = ({ list, ...props }: KitListProps) => (
  <DocumentList form={form} list={list} facts={KIT_LISTS[list]} {...props} />
);

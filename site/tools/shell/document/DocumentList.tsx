import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { capital } from '#site/lib/number-words.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { cx } from '#site/ui/cx.ts';
import { itemsAt, withItems } from './content-path.ts';
import { DocumentField, type DocumentFieldProps } from './DocumentField.tsx';
import type { DocumentForm } from './document-form.ts';
import { useRowKeys } from './use-row-keys.ts';
import './document-list.css';

/** A field of each item: its key in the item, none where the item is a text itself. */
export type ItemField = Omit<DocumentFieldProps, 'path' | 'onLeave'> & {
  at?: string;
  width?: 'narrow' | 'wide';
};

/** What a list is made of, and what is said of it. */
export interface ListFacts<Item = unknown> {
  /** One of them: `quote`. */
  noun: string;
  add: string;
  most: number;
  blank: Item;
  fields: readonly ItemField[];
  /** What the list is for, where nothing is in it yet. */
  empty: string;
}

export interface DocumentListProps {
  /** Where in the document: `quotes`, `hospitality.lines`. */
  list: string;
  facts: ListFacts;
  /** Leaves out its name over the rows, where the section is called so already. */
  title?: string;
  /** What else stands in a row, before its buttons. */
  extra?: (index: number) => ReactNode;
  /** Beside the name of a row. */
  aboutRow?: (index: number) => ReactNode;
  /** Somebody has left a field of a row. */
  onLeave?: (index: number, field: string, text: string) => void;
  /** Beside the button that adds. */
  aside?: ReactNode;
}

/** A list of a document: rows that are added, moved and removed, with a way back. A tool binds it to its own form. */
export function DocumentList<Content extends object>({
  form,
  list,
  facts,
  title,
  extra,
  aboutRow,
  onLeave,
  aside,
}: DocumentListProps & { form: DocumentForm<Content> }) {
  const items = itemsAt(form.useContent(), list);
  const rows = useRowKeys(items.length);
  const place = useRef<HTMLOListElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const isSingle = facts.fields.length === 1;
  const isFull = items.length >= facts.most;

  useEffect(() => {
    if (fresh === null) return;
    place.current?.children[fresh]?.querySelector<HTMLElement>('input, textarea')?.focus();
    setFresh(null);
  }, [fresh]);

  // Where a row was removed the focus goes on to the next one, else to the button that adds.
  useEffect(() => {
    if (left === null) return;
    const row = place.current?.children[Math.min(left, items.length - 1)];
    const ways = row?.querySelectorAll<HTMLElement>('.doc-row-ways button');
    (ways?.[ways.length - 1] ?? foot.current?.querySelector('button'))?.focus();
    setLeft(null);
  }, [left, items.length]);

  const change = (next: (items: readonly unknown[]) => readonly unknown[], put = form.desk.change): void =>
    put((content) => withItems(content, list, next(itemsAt(content, list))));

  function add(): void {
    change((now) => [...now, facts.blank]);
    setFresh(items.length);
  }

  function move(from: number, by: -1 | 1): void {
    rows.move(from, from + by);
    change((now) => now.toSpliced(from, 1).toSpliced(from + by, 0, now[from]));
    setTold(`${capital(facts.noun)} moved to place ${from + by + 1} of ${items.length}`);
  }

  function remove(index: number): void {
    const gone = items[index];
    if (gone === undefined) return;
    rows.remove(index);
    change((now) => now.toSpliced(index, 1));
    setLeft(index);
    if (JSON.stringify(gone) === JSON.stringify(facts.blank)) return;
    const put = form.desk.changerOfThis();
    const undo = (now: readonly unknown[]) => (now.length < facts.most ? now.toSpliced(index, 0, gone) : now);
    showToast({
      title: `${capital(facts.noun)} removed`,
      action: { label: 'Undo', alt: 'Type it again', onAction: () => change(undo, put) },
    });
  }

  return (
    <div className="doc-list">
      {title && <h3>{title}</h3>}
      {items.length === 0 && <p className="small muted">{facts.empty}</p>}
      <ol ref={place} className={cx('doc-rows', isSingle && 'single')}>
        {rows.keys.map((key, index) => (
          <li key={key} className="doc-row">
            <div className="doc-row-head">
              {!isSingle && (
                <b className="small">
                  {capital(facts.noun)} <span className="num">{index + 1}</span>
                </b>
              )}
              {aboutRow?.(index)}
            </div>
            <div className="doc-row-fields" data-fields={facts.fields.length}>
              {extra?.(index)}
              {facts.fields.map(({ at, width, ...field }) => (
                <div key={at ?? 'text'} className="doc-cell" data-width={width}>
                  <DocumentField
                    {...field}
                    form={form}
                    label={isSingle ? `${field.label} ${index + 1}` : field.label}
                    path={at ? `${list}.${index}.${at}` : `${list}.${index}`}
                    onLeave={(text) => onLeave?.(index, at ?? '', text)}
                  />
                </div>
              ))}
            </div>
            <div className="doc-row-ways">
              {items.length > 1 && (
                <>
                  <Button
                    {...{ size: 'sm', variant: 'quiet', icon: ArrowUp, iconOnly: true }}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    {`Move ${facts.noun} ${index + 1} up`}
                  </Button>
                  <Button
                    {...{ size: 'sm', variant: 'quiet', icon: ArrowDown, iconOnly: true }}
                    disabled={index === items.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    {`Move ${facts.noun} ${index + 1} down`}
                  </Button>
                </>
              )}
              <Button
                {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true }}
                onClick={() => remove(index)}
              >
                {`Remove ${facts.noun} ${index + 1}`}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {told}
      </p>
      <div ref={foot} className="doc-list-foot">
        <Button
          size="sm"
          icon={Plus}
          onClick={add}
          {...(isFull && { disabledReason: `${facts.most} is the most: remove one first` })}
        >
          {facts.add}
        </Button>
        {aside}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { dateWords } from '#core/day-words.ts';
import { ApiError } from '#core/errors.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { LINK_DAYS, LINK_LENGTH, linkStateOf, type RecipientLink } from '#core/press-kit-link.ts';
import { savedRecipientLinkSchema } from '#core/press-kit-link-schema.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useForm } from '#site/lib/use-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { ProGateButton } from '../../shell/gate/ProGateButton.tsx';
import { linksOf } from './page.store.ts';

interface LinkDialogProps {
  generationId: string;
  /** The link that is changed or renewed; null for a new one. */
  link: RecipientLink | null;
  onClose: (isDone: boolean) => void;
}

interface Task {
  way: 'add' | 'save' | 'renew';
  title: string;
  verb: string;
  note: string;
}

/** What the dialog is for. A link that expired is opened again where it was; one that was revoked gets another address. */
function taskOf(link: RecipientLink | null, isOpen: boolean): Task {
  if (!link)
    return {
      ...{ way: 'add', title: 'Add a recipient', verb: 'Make link' },
      note: "They see your press kit with your greeting above it. Search engines don't list this link.",
    };
  const { recipient, url } = link;
  if (isOpen && url)
    return {
      ...{ way: 'save', title: recipient, verb: 'Save' },
      note: 'The link stays the same. They see the change when they next open it.',
    };
  const task = { title: `Renew the link for ${recipient}`, verb: 'Renew link' };
  return url
    ? { ...task, way: 'save', note: 'Its address stays the same.' }
    : { ...task, way: 'renew', note: 'It gets a new address. The old one leads nowhere.' };
}

/** Whom a link is for, what greets them, and until when it is open. */
export function LinkDialog({ generationId, link, onClose }: LinkDialogProps) {
  const now = new Date();
  const today = firstDay(now);
  const isOpen = link !== null && linkStateOf(link, now) === 'open';
  const { way, title, verb, note } = taskOf(link, isOpen);
  const [needsPro, setNeedsPro] = useState(false);
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: {
      recipient: link?.recipient ?? '',
      greeting: link?.greeting ?? '',
      expiresOn: isOpen ? link.expiresOn : dayAfter(today, LINK_DAYS.usual),
    },
    schema: savedRecipientLinkSchema,
    async send(body) {
      const links = linksOf(generationId);
      const send = () => {
        if (!link) return links.add(body);
        return way === 'renew' ? links.renew(link, body) : links.save(link, body);
      };
      setNeedsPro(false);
      const { recipient, expiresOn, url, revokedAt } = await send().catch((error: unknown) => {
        setNeedsPro(error instanceof ApiError && error.code === 'PRO_REQUIRED');
        throw error;
      });
      const title = verb === 'Save' ? 'Link saved' : `Your link for ${recipient} is ready`;
      // Somebody may have revoked it in another window.
      showToast({
        ...(revokedAt ? { title: 'Saved, but this link is revoked' } : { tone: 'ok', title }),
        text: revokedAt ? 'Renew it to open it.' : `Open until ${dateWords(expiresOn)}.`,
        ...(url && {
          action: {
            label: 'Copy link',
            alt: 'Copy it from the list',
            onAction: () => void copyAndSay(url, { title: 'Link copied', text: url }),
          },
        }),
      });
      onClose(true);
    },
  });
  return (
    <Dialog open onOpenChange={(isShown) => !isShown && onClose(false)} title={title} description={note}>
      <form {...form} className="publish-link">
        <Field label="Recipient" required error={errorOf('recipient')}>
          <TextInput
            name="recipient"
            value={values.recipient}
            maxLength={LINK_LENGTH.recipient}
            placeholder="Kulturzug, Leipzig"
            autoComplete="off"
            onChange={({ target }) => set('recipient', target.value)}
          />
        </Field>
        <Field
          label="Greeting, optional"
          error={errorOf('greeting')}
          counter={{ used: values.greeting.length, max: LINK_LENGTH.greeting }}
        >
          <TextArea
            name="greeting"
            value={values.greeting}
            maxLength={LINK_LENGTH.greeting}
            placeholder="Hi Lena, about 16 January: a four-hour closing set, and no extra gear."
            onChange={({ target }) => set('greeting', target.value)}
          />
        </Field>
        <Field label="Open until" required error={errorOf('expiresOn')} hint="The end of that day.">
          <TextInput
            type="date"
            name="expiresOn"
            value={values.expiresOn}
            min={today}
            max={dayAfter(today, LINK_DAYS.most)}
            onChange={({ target }) => set('expiresOn', target.value)}
          />
        </Field>
        {problem && (
          <p className="small" role="alert">
            <StateLabel state="danger">{problem}</StateLabel>
          </p>
        )}
        {needsPro && (
          <ProGateButton
            gate="recipient-links"
            next={verb.toLowerCase()}
            onPro={() => form.ref.current?.requestSubmit()}
          />
        )}
        <div className="publish-ways">
          <Button type="submit" variant="go" busy={isBusy}>
            {verb}
          </Button>
          <Button onClick={() => onClose(false)}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useStore } from '@nanostores/react';
import Pencil from 'lucide-react/icons/pencil';
import Sparkles from 'lucide-react/icons/sparkles';
import { useDeferredValue, useMemo, useState } from 'react';
import { countWords, isFirstPerson } from '#core/tools/press-kit/bio/count-words.ts';
import { factsOf } from '#core/tools/press-kit/bio/facts-of-kit.ts';
import { findClaims } from '#core/tools/press-kit/bio/find-claims.ts';
import { type Ask, writeBio } from '#core/tools/press-kit/bio/write-bio.ts';
import { BIO_LENGTH_IDS, BIO_LENGTHS, type BioLength, type PressKit } from '#core/tools/press-kit/kit.ts';
import { SECTIONS } from '#core/tools/press-kit/sections.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { query } from '#site/lib/query.ts';
import { $me } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { $presentable, leaveField, useKit, useProblem } from '../sections/use-kit.ts';
import { desk } from '../studio.ts';
import { BioText } from './BioText.tsx';
import { ClaimsList } from './ClaimsList.tsx';
import { withoutSentence } from './without-sentence.ts';
import './bio.css';

/** The text model of this server, where it has one. */
const $writer = query('bioWriter', {}, { when: $me });

const NAMES: Record<BioLength, string> = { short: 'Short', medium: 'Medium', long: 'Long' };
const ROWS: Record<BioLength, number> = { short: 4, medium: 8, long: 14 };
const USES: Record<BioLength, string> = {
  short: 'For line-ups and posts',
  medium: 'Goes on page 1 of the PDF',
  long: 'For programmes and press',
};

const wordsOf = (bio: string, length: BioLength): string =>
  bio.trim() ? `${countWords(bio)} of ${BIO_LENGTHS[length]} words` : 'Not written yet';

/** Puts bios in place, with the way back to those before. */
function putBios(bio: Partial<PressKit['bio']>, title: string, change = desk.changerOfThis()): void {
  const put = (bios: Partial<PressKit['bio']>): void => change((kit) => ({ bio: { ...kit.bio, ...bios } }));
  change((kit) => {
    const before = Object.fromEntries(BIO_LENGTH_IDS.flatMap((id) => (id in bio ? [[id, kit.bio[id]]] : [])));
    const action = { label: 'Undo', alt: 'Type what was there before', onAction: () => put(before) };
    showToast({ tone: 'ok', title, action });
    return { bio: { ...kit.bio, ...bio } };
  });
}

/** The three bios, what they claim, and the writer that uses facts only. */
export function BioSection() {
  const kit = useKit();
  const [length, setLength] = useState<BioLength>('medium');
  const [asks, setAsks] = useState<readonly Ask[]>([]);
  const text = kit.bio[length];
  const path = `bio.${length}`;
  const problem = useProblem(path);
  const presentable = useDeferredValue(useStore($presentable, { ssr: 'initial' }).content);
  const facts = useMemo(() => factsOf(presentable), [presentable]);
  const claims = useMemo(() => findClaims(text, facts, presentable.artistName), [text, facts, presentable]);
  const words = countWords(text);
  const tooMany = words - BIO_LENGTHS[length];

  function write(): void {
    const written = writeBio(presentable);
    setAsks(written.asks);
    // With few facts the longer ones say no more than the shorter.
    const { short, medium, long } = written.bio;
    const bios = { short, medium: medium || short, long: long || medium || short };
    // Of the others only those that nobody has written yet.
    const fresh = BIO_LENGTH_IDS.filter(
      (id) => bios[id] && (id === length || (written.bio[id] && !kit.bio[id].trim())),
    );
    if (fresh.length === 0) {
      showToast({
        title: 'Not enough facts yet',
        text: 'The writer only uses your facts. Add a few first.',
      });
      return;
    }
    putBios(
      Object.fromEntries(fresh.map((id) => [id, bios[id]])),
      `Written: ${fresh.map((id) => NAMES[id].toLowerCase()).join(', ')}`,
    );
  }

  const error =
    problem ??
    (tooMany > 0 ? `${tooMany} ${tooMany === 1 ? 'word' : 'words'} over ${BIO_LENGTHS[length]}` : null) ??
    (isFirstPerson(text) ? 'It says “I”: organisers print the third person' : null);
  return (
    <>
      <div className="panel-b bio">
        <PadGroup
          aria-label="Length of the bio"
          columns={3}
          narrowColumns={3}
          value={length}
          onChange={setLength}
          options={BIO_LENGTH_IDS.map((value) => ({
            value,
            title: NAMES[value],
            data: wordsOf(kit.bio[value], value),
          }))}
        />
        <Field label={`${NAMES[length]} bio`} hideLabel hint={`Third person. ${USES[length]}.`} error={error}>
          <BioText
            name={path}
            text={text}
            claims={claims}
            rows={ROWS[length]}
            onText={(next) => desk.change((now) => ({ bio: { ...now.bio, [length]: next } }))}
            onLeave={() => leaveField(path)}
          />
        </Field>
        <div className="bio-writers">
          <Button icon={Pencil} onClick={write}>
            Write from my facts
          </Button>
          <ModelWriter kit={presentable} />
        </div>
        <p className="small muted">The built-in writer uses your facts only, and adds nothing.</p>
        <Asks asks={asks} />
      </div>
      <ClaimsList
        claims={claims}
        onRemove={({ start }) => putBios({ [length]: withoutSentence(text, start) }, 'Sentence removed')}
      />
    </>
  );
}

/** What the writer would like to know. */
function Asks({ asks }: { asks: readonly Ask[] }) {
  if (asks.length === 0) return null;
  return (
    <div className="bio-asks" role="status">
      <h3>Add these and it can say more</h3>
      <ul>
        {asks.map(({ section, text }) => (
          <li key={text}>
            {text} <a href={`#${section}`}>{SECTIONS[section].name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way to have the text model word the bios. */
function ModelWriter({ kit }: { kit: PressKit }) {
  const known = useQuery($writer);
  const [isAsking, setIsAsking] = useState(false);
  const writer = known.state === 'ready' ? known.data.writer : null;
  if (!writer) return null;

  async function ask(): Promise<void> {
    setIsAsking(true);
    const change = desk.changerOfThis();
    try {
      const { bio, refused } = await call('writeBios', { body: { kit } });
      const fresh = BIO_LENGTH_IDS.filter((id) => bio[id]);
      const claims = refused.flatMap((one) => one.claims);
      if (fresh.length > 0)
        putBios(Object.fromEntries(fresh.map((id) => [id, bio[id]])), `Written by ${writer?.name}`, change);
      else
        showToast({
          tone: 'danger',
          title: "We didn't use its bio",
          text:
            claims.length > 0
              ? `It claimed “${claims[0]}”, which your kit does not say.`
              : "It didn't follow the rules.",
        });
    } catch (error) {
      showToast({ tone: 'danger', title: "We couldn't get a bio", text: problemOf(error) });
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <span className="bio-model">
      <Button icon={Sparkles} busy={isAsking} onClick={() => void ask()}>
        {`Word it with ${writer.name}`}
      </Button>
      <span className="micro muted">{writer.dataGoes}. What your kit does not say is refused.</span>
    </span>
  );
}

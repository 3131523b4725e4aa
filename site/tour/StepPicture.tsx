/** Six of the twelve that one brief gave, as the designer drew them. */
const LOGOS = Object.values(
  import.meta.glob<string>('./pictures/logo-*.svg', { query: '?url', import: 'default', eager: true }),
);
const [BRAND = ''] = LOGOS;

const Logo = ({ src }: { src: string }) => <img src={src} alt="" width={1200} height={900} />;
/** The drop of a style on the landing page, by its peaks. */
const Wave = () => <i className="tour-wave" />;

/** What the tool of a step makes, as it made it. Decoration: the text beside it says the same. */
export function StepPicture({ step }: { step: number }) {
  if (step === 1) {
    return (
      <div className="tour-brand">
        <Logo src={BRAND} />
        <Wave />
      </div>
    );
  }
  if (step === 2) {
    return (
      <div className="tour-logos">
        {LOGOS.map((src) => (
          <Logo key={src} src={src} />
        ))}
      </div>
    );
  }
  if (step === 3) return <Drop />;
  return step === 4 ? <Kit /> : <Lanes />;
}

const Drop = () => (
  <div className="tour-drop">
    <p>
      <span>You are</span> <span>locked in</span> <span>with DJ Nova</span>
    </p>
    <Wave />
    <i className="beat" />
  </div>
);

/** The first screen of a press kit, with a sample act. */
const Kit = () => (
  <div className="tour-kit">
    <Logo src={BRAND} />
    <div>
      <b>DJ NOVA</b>
      <span>Techno, Berlin</span>
      <Wave />
      <span className="badge sample">Sample act</span>
    </div>
  </div>
);

/** The three stages of the journey. */
const Lanes = () => (
  <div className="tour-lanes">
    {['Brand Foundation', 'Audio Signature', 'Business Growth'].map((stage) => (
      <p key={stage}>
        <span>{stage}</span>
        <i />
      </p>
    ))}
    <i className="beat" />
  </div>
);

import { LONGEST, SOCIAL_IDS, SOCIALS } from '#core/profile.ts';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { desk } from '../studio.ts';
import { KitField } from './KitField.tsx';
import { KitList } from './KitList.tsx';
import { CONTACT_ROLE_OPTIONS } from './kit-lists.ts';
import { useKit } from './use-kit.ts';

/** Who answers a booker, and where else the artist can be found. */
export function ContactSection() {
  const { contacts } = useKit();
  return (
    <div className="panel-b kit-fields">
      <KitList
        list="contacts"
        title="Contacts"
        extra={(index) => (
          <div key="role" className="doc-cell">
            <Field label="For">
              <Select
                value={contacts[index]?.role}
                options={CONTACT_ROLE_OPTIONS}
                onChange={(role) =>
                  desk.change((kit) => ({
                    contacts: kit.contacts.map((one, place) => (place === index ? { ...one, role } : one)),
                  }))
                }
              />
            </Field>
          </div>
        )}
      />
      <div className="doc-list">
        <h3>Profiles</h3>
        <div className="kit-pair">
          {SOCIAL_IDS.map((id) => (
            <KitField
              key={id}
              path={`socials.${id}`}
              label={SOCIALS[id].name}
              placeholder={`https://${SOCIALS[id].hosts[0] ?? 'yourname.example'}${SOCIALS[id].hosts[0] ? '/yourname' : ''}`}
              type="url"
              longest={LONGEST.link}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

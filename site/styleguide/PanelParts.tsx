import ChevronRight from 'lucide-react/icons/chevron-right';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { Part } from './Part.tsx';

export function PanelParts() {
  return (
    <Part cue="F" title="Panels">
      <div className="sg-two">
        <Panel title="Next steps" aside={<span className="num muted">3 open</span>}>
          <ol className="rows sg-rows">
            <li className="first">
              <b>Build your press kit</b>
              <span className="sg-row">
                <Badge>Pro Tip</Badge>
                <ChevronRight className="i" aria-hidden="true" />
              </span>
            </li>
            <li>
              <b>Complete your profile</b>
              <ChevronRight className="i" aria-hidden="true" />
            </li>
          </ol>
        </Panel>
        <Panel
          title="Library"
          aside={<span className="muted">Last 8 weeks</span>}
          state={{ kind: 'loading', rows: 2, rowHeight: 49 }}
        />
        <Panel
          title="Library"
          state={{
            kind: 'empty',
            text: 'Your creative journey starts here.',
            action: <Button size="sm">Start creating</Button>,
          }}
        />
        <Panel
          title="Library"
          state={{
            kind: 'error',
            title: 'Content Unavailable',
            reason: "We're having trouble loading your creative content",
            retry: 'Retry Loading',
            onRetry: () => {},
          }}
        />
        <Card href="#main">
          <p className="label">Creative Hub</p>
          <p className="small muted">Everything you have made, one place to start the next.</p>
        </Card>
        <Card lit>
          <p className="label">Halle 14, Berlin</p>
          <p className="num">Fri 20 Nov · 23:30–02:00 · €950</p>
        </Card>
      </div>
      <Panel title="Next five" aside={<a href="#main">Open calendar feed</a>}>
        <table className="table slips">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Venue</th>
              <th scope="col" className="r">
                Fee
              </th>
              <th scope="col">Contract</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td className="num when">Fri 20 Nov</td>
              <td className="what">
                <b>Halle 14</b> <span className="muted">Berlin</span>
              </td>
              <td className="num r sum">€950</td>
              <td className="sub">
                <StateLabel state="ok">Signed</StateLabel>
              </td>
            </tr>
            <tr>
              <td className="num when">Thu 31 Dec</td>
              <td className="what">
                <b>Silo 5 New Year</b> <span className="muted">Münster</span>
              </td>
              <td className="num r sum">€2,400</td>
              <td className="sub">
                <StateLabel state="waiting">Opened twice</StateLabel>
              </td>
            </tr>
          </tbody>
        </table>
      </Panel>
    </Part>
  );
}

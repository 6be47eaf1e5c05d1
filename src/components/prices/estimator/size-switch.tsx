import { VehicleDrawing } from "@/components/prices/vehicle-drawing/vehicle-drawing";
import * as styles from "./estimator.module.scss";

interface SizeSwitchProps {
  sizes: Queries.EstimatorFragment["sizes"];
}

/** The sizes to choose from. CSS alone changes the prices in the same form (estimator.module.scss). */
export function SizeSwitch({ sizes }: SizeSwitchProps) {
  const shared = sharedEnding(sizes.map(({ name }) => name));
  const shortName = (name: string) => name.slice(0, name.length - shared.length);
  return (
    <>
      <fieldset className={styles.sizes}>
        <legend>Vehicle size</legend>
        <div data-sizes="">
          {sizes.map(({ id, name }, index) => (
            <label key={id}>
              <input type="radio" name="vehicleSize" value={id} aria-describedby={`cars-${id}`} />
              <VehicleDrawing index={index} />
              <strong>
                {shortName(name)}
                {shared && <span className="visually-hidden">{shared}</span>}
              </strong>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className={styles.examples}>
        {sizes.map(({ id, name, examples }) => (
          <li key={id} id={`cars-${id}`}>
            <strong>{shortName(name)}</strong>
            <span>{examples}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The last word that several names share, with its space: ` Vehicle` of `Small Vehicle` and `Large Vehicle`. */
function sharedEnding(names: readonly string[]): string {
  const [ending = ""] = / \S+$/.exec(names[0] ?? "") ?? [];
  return names.length > 1 && names.every((name) => name.endsWith(ending)) ? ending : "";
}

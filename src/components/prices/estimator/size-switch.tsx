import { VehicleDrawing } from "@/components/prices/vehicle-drawing/vehicle-drawing";
import * as styles from "./estimator.module.scss";

interface SizeSwitchProps {
  sizes: Queries.EstimatorFragment["sizes"];
}

/** The sizes to choose from. Prices in the same form follow by styles alone (estimator.module.scss). */
export function SizeSwitch({ sizes }: SizeSwitchProps) {
  const shared = sharedEnding(sizes.map(({ name }) => name));
  const shortName = (name: string) => name.slice(0, name.length - shared.length);
  return (
    <>
      <p className={styles.examples}>
        {sizes.map(({ name, examples }) => `${shortName(name)}: ${examples}.`).join(" ")}
      </p>
      <fieldset className={styles.sizes}>
        <legend>Vehicle size</legend>
        <div data-sizes="">
          {sizes.map(({ id, name, examples }, index) => (
            <label key={id}>
              <input type="radio" name="vehicleSize" value={id} />
              <VehicleDrawing index={index} />
              <strong>
                {shortName(name)}
                {shared && <span className="visually-hidden">{shared}</span>}
              </strong>{" "}
              <small>{examples}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The last word that several names share, with its space: ` Vehicle` of `Small Vehicle` and `Large Vehicle`. */
function sharedEnding(names: readonly string[]): string {
  const [ending = ""] = / \S+$/.exec(names[0] ?? "") ?? [];
  return names.length > 1 && names.every((name) => name.endsWith(ending)) ? ending : "";
}

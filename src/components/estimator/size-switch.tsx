import { VehicleDrawing } from "../vehicle-drawing/vehicle-drawing";
import * as styles from "./estimator.module.scss";

/** The sizes of vehicles. Prices in the same form follow by styles alone (price.module.scss). */
export function SizeSwitch({ sizes }: { sizes: Queries.EstimatorFragment["sizes"] }) {
  return (
    <>
      <p className={styles.examples}>
        {sizes.map(({ name, examples }) => `${shortName(name)}: ${examples}.`).join(" ")}
      </p>
      <fieldset className={styles.sizes}>
        <legend>Vehicle size</legend>
        <div data-sizes="">
          {sizes.map(({ id, name }, index) => (
            <label key={id}>
              <input type="radio" name="vehicleSize" value={id} />
              <VehicleDrawing index={index} />
              <strong>
                {shortName(name)}
                <span className="visually-hidden"> Vehicle</span>
              </strong>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

const shortName = (name: string) => name.replace(/ vehicle$/i, "");

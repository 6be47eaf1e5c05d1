export default function ServicePage() {
  return <h1>service-page</h1>;
}

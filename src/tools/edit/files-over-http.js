// The part of the browser's File System API that the editing page uses, over this machine's own server
// (create-edit-server.ts): so it works in every browser, and what is saved is checked before it is written.
import { init } from "/admin/cms/sveltia-cms.mjs";

const list = async () => (await fetch("/files")).json();
const addressOf = (path) => `/files/${path.split("/").map(encodeURIComponent).join("/")}`;
const join = (folder, name) => (folder ? `${folder}/${name}` : name);
const versions = new Map();

class FileHandle {
  kind = "file";
  constructor(path) {
    this.path = path;
    this.name = path.split("/").at(-1);
  }
  async getFile() {
    const answer = await fetch(addressOf(this.path));
    if (!answer.ok) throw new DOMException(`${this.path} is not there`, "NotFoundError");
    versions.set(this.path, answer.headers.get("ETag"));
    const lastModified = Date.parse(answer.headers.get("Last-Modified"));
    return new File([await answer.blob()], this.name, { lastModified });
  }
  async createWritable() {
    return { write: (data) => this.put(data), close: async () => {} };
  }
  async put(body) {
    const known = versions.get(this.path);
    const headers = known ? { "If-Match": known } : { "If-None-Match": "*" };
    const answer = await fetch(addressOf(this.path), { method: "PUT", headers, body });
    if (answer.ok) return;
    const reason = await answer.text();
    alert(reason);
    throw new Error(reason);
  }
}

class DirectoryHandle {
  kind = "directory";
  constructor(path) {
    this.path = path;
    this.name = path.split("/").at(-1);
  }
  async *entries() {
    const start = this.path ? `${this.path}/` : "";
    const files = (await list()).filter((path) => path.startsWith(start));
    const names = new Set(files.map((path) => path.slice(start.length).split("/")[0]));
    for (const name of names) {
      const path = join(this.path, name);
      yield [name, files.includes(path) ? new FileHandle(path) : new DirectoryHandle(path)];
    }
  }
  async getDirectoryHandle(name) {
    return new DirectoryHandle(join(this.path, name));
  }
  async getFileHandle(name) {
    return new FileHandle(join(this.path, name));
  }
  async removeEntry(name) {
    await fetch(addressOf(join(this.path, name)), { method: "DELETE" });
  }
}

// The backend for tries keeps its files in a folder of the browser's own storage: here it finds content/ instead.
navigator.storage.getDirectory = async () => ({
  getDirectoryHandle: async () => new DirectoryHandle(""),
});
// Without it a file is written at its place, not beside it first.
delete globalThis.FileSystemFileHandle?.prototype.move;
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));

const answer = await fetch("/admin/config.json");
if (answer.ok) init({ config: await answer.json() });
else document.body.textContent = await answer.text();

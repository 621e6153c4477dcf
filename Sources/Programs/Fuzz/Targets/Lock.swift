import LayoutSimSnapshots

extension FuzzTarget {
    static let lock = FuzzTarget(
        name: "lock",
        seeds: [
            """
            badge-detail/w320-portrait@2x-longest 0123456789abcdef0123456789abcdef 00000000000000000000000000000000 640x1136 cairo-1.16.0
            badge-detail/w375-portrait@2x 0123456789abcdef0123456789abcdef ffffffffffffffffffffffffffffffff 750x1334 cairo-1.16.0

            """,
            "",
        ],
        dictionary: [
            "<<<<<<< HEAD\n", "=======\n", ">>>>>>> main\n", "version https://git-lfs.github.com/spec/v1\n", "x", "@2x",
            "badge-detail/", "../", "\r\n", " ", "\n", "0x0", "999999999x999999999",
        ],
        read: { bytes in
            let lock = try LockFile(parsing: String(decoding: bytes, as: UTF8.self), file: "snapshots.lock")
            let again = try LockFile(parsing: lock.description, file: "again.lock")
            precondition(again == lock, "what was written is read as something else")
        })
}

import SQLite3
import Testing
import zlib

/// The C libraries of Apple's systems, which Linux has too.
@Suite struct SystemLibraryTests {
    @Test func `checksums are those of zlib`() {
        let bytes = Array("123456789".utf8)
        #expect(unsafe crc32(0, bytes, uInt(bytes.count)) == 0xCBF4_3926)
    }

    @Test func `SQLite answers a question`() {
        var database: OpaquePointer?
        #expect(unsafe sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { unsafe sqlite3_close(database) }
        var statement: OpaquePointer?
        #expect(unsafe sqlite3_prepare_v2(database, "SELECT 6 * 7", -1, &statement, nil) == SQLITE_OK)
        #expect(unsafe sqlite3_step(statement) == SQLITE_ROW)
        #expect(unsafe sqlite3_column_int(statement, 0) == 42)
        unsafe sqlite3_finalize(statement)
    }
}

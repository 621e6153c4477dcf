import Glibc

/// The first line of output of a shell command; nil if it fails.
func firstLine(of command: String) -> String? {
    guard let pipe = unsafe popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    var byte = unsafe fgetc(pipe)
    while byte >= 32 {
        bytes.append(UInt8(truncatingIfNeeded: byte))
        byte = unsafe fgetc(pipe)
    }
    return unsafe pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
}

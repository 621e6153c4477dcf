import Glibc
import LayoutSimFiles
import Testing

@Suite struct StandardStreamTests {
    @Test func `a pipe without a reader is an error and not the end`() async {
        await #expect(processExitsWith: .success) {
            var ends: [Int32] = [0, 0]
            unsafe #expect(pipe(&ends) == 0)
            #expect(dup2(ends[1], 1) == 1)
            close(ends[0])
            let error = #expect(throws: FileError.self) { try StandardStream.output.write("x") }
            #expect(error?.description == "standard output: error: cannot write: the reader at the other end is gone")
        }
    }

    @Test func `a full device is an error`() async {
        await #expect(processExitsWith: .success) {
            let full = unsafe open("/dev/full", O_WRONLY)
            #expect(dup2(full, 1) == 1)
            let error = #expect(throws: FileError.self) { try StandardStream.output.write("x") }
            #expect(error?.description == "standard output: error: cannot write: no space left on the device")
        }
    }

    @Test func `a pipe that is full for a while gets everything`() async {
        await #expect(processExitsWith: .success) {
            var ends: [Int32] = [0, 0]
            unsafe #expect(pipe(&ends) == 0)
            #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
            #expect(dup2(ends[1], 1) == 1)
            let reading = Task.detached { [end = ends[0]] in
                var total = 0
                var buffer = [UInt8](repeating: 0, count: 1000)
                while total < 500_000 {
                    let count = unsafe read(end, &buffer, buffer.count)
                    if count > 0 { total += count }
                }
                return total
            }
            try StandardStream.output.write([UInt8](repeating: 65, count: 500_000))
            #expect(await reading.value == 500_000)
        }
    }

    @Test func `a file is not a terminal and gets no color`() async {
        await #expect(processExitsWith: .success) {
            let null = unsafe open("/dev/null", O_WRONLY)
            #expect(dup2(null, 1) == 1)
            #expect(!StandardStream.output.isTerminal)
            #expect(!StandardStream.output.takesColor)
        }
    }
}

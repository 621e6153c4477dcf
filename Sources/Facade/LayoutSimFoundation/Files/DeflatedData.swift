import LayoutSimCZlib

/// Data in the DEFLATE format without a header.
enum DeflatedData {
    /// Returns bytes compressed at Apple's level 5; `nil` if zlib refuses them.
    static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = unsafe z_stream()
        guard unsafe layoutsim_deflate_begin(&stream) == Z_OK else { return nil }
        defer { unsafe _ = deflateEnd(&stream) }
        return unsafe output(of: &stream, bytes) { unsafe deflate(&$0, Z_FINISH) }
    }

    /// Returns bytes decompressed; `nil` if they are damaged or have no end.
    static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = unsafe z_stream()
        guard unsafe layoutsim_inflate_raw_begin(&stream) == Z_OK else { return nil }
        defer { unsafe _ = inflateEnd(&stream) }
        return unsafe output(of: &stream, bytes) { unsafe inflate(&$0, Z_NO_FLUSH) }
    }

    private static func output(
        of stream: inout z_stream, _ bytes: [UInt8], _ step: (inout z_stream) -> Int32
    ) -> [UInt8]? {
        var (input, result, status) = (bytes, [UInt8](), Z_OK)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe stream.next_in = input.baseAddress
            unsafe stream.avail_in = UInt32(input.count)
            while status == Z_OK {
                unsafe chunk.withUnsafeMutableBufferPointer { output in
                    unsafe stream.next_out = output.baseAddress
                    unsafe stream.avail_out = UInt32(output.count)
                    status = unsafe step(&stream)
                }
                result += chunk.prefix(chunk.count - (unsafe Int(stream.avail_out)))
            }
        }
        return status == Z_STREAM_END ? result : nil
    }
}

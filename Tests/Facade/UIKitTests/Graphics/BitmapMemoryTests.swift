import Testing
import UIKit

/// Comparisons of pictures and paths in code.
@MainActor @Suite struct BitmapMemoryTests {
    @Test func `what a context draws is in the caller's memory`() {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 8)
        defer { unsafe memory.deallocate() }
        unsafe memory.initialize(repeating: 0)
        let context = unsafe CGContext(
            data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(UIColor.red.cgColor)
        context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(unsafe Array(memory) == [255, 0, 0, 255, 0, 0, 0, 0])
        context?.setFillColor(UIColor.blue.cgColor)
        context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(unsafe Array(memory) == [255, 0, 0, 255, 0, 0, 255, 255])
    }

    @Test func `the format of a renderer knows the bounds`() {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(renderer.format.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `paths are equal that are drawn alike`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 5)
        let (first, second) = (UIBezierPath(ovalIn: rect), UIBezierPath(ovalIn: rect))
        #expect(first == second)
        #expect(first.hash == second.hash)
        second.lineWidth = 3
        #expect(first != second)
        #expect(first != UIBezierPath(rect: rect))
    }
}

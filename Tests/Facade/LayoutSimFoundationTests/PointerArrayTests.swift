import Foundation
import Testing
import LayoutSimFoundation

@Suite struct PointerArrayTests {
    @Test func `weak pointers leave nil behind until they are compacted`() {
        let array = NSPointerArray.weakObjects()
        let kept = NSObject()
        unsafe array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        do {
            let gone = NSObject()
            unsafe array.insertPointer(Unmanaged.passUnretained(gone).toOpaque(), at: 0)
            withExtendedLifetime(gone) { #expect(array.allObjects.count == 2) }
        }
        #expect(array.count == 2)
        #expect(unsafe array.pointer(at: 0) == nil)
        array.compact()
        #expect(array.count == 1)
        #expect(array.allObjects.first as? NSObject === kept)
    }

    @Test func `strong pointers keep their objects`() {
        let array = NSPointerArray.strongObjects()
        do {
            let object = NSObject()
            withExtendedLifetime(object) { unsafe array.addPointer(Unmanaged.passUnretained(object).toOpaque()) }
        }
        array.count = 2
        #expect(array.allObjects.count == 1)
        array.removePointer(at: 0)
        #expect(array.count == 1 && array.allObjects.isEmpty)
    }
}

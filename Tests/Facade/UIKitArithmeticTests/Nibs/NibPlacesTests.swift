import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Where a bundle has its storyboards and xibs.
@Suite struct NibPlacesTests {
    @Test(arguments: [
        ("Main", "en", false, "/Main.xib"), ("Main", "en", true, "/Main~ipad.xib"),
        ("Told", "de-AT", false, "/de.lproj/Told.xib"),
        ("Told", "fr", false, "/Base.lproj/Told.xib"), ("Told", "it", true, "/Base.lproj/Told.xib"),
        ("Far", "en", false, "/fr.lproj/Far.xib"), ("None", "en", false, nil),
    ]) func `a file is found by name, class of devices and language`(
        _ name: String, _ language: String, _ isTablet: Bool, _ place: String?
    ) throws {
        let files = ["Main.xib", "Main~ipad.xib", "de.lproj/Told.xib", "Base.lproj/Told.xib", "fr.lproj/Far.xib"]
        let folder = try FilledFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        defer { folder.remove() }
        let path = NibPlaces.path(of: name, "xib", in: folder.bundle, for: language, isTablet: isTablet)
        #expect(path?.dropFirst(folder.path.count).description == place)
        #expect(NibPlaces.name(of: folder.bundle) == "NSBundle <\(folder.path)> (loaded)")
    }
}

import Foundation
package import LayoutSimTypography
import ObjectiveC

/// The fonts of the app: those that its Info.plist lists under `UIAppFonts`, and those that its code registers.
package enum AppFonts {
    /// The problems with files that `UIAppFonts` lists, one line each.
    package static var faults: [String] { listed }

    /// Whether Info.plist lists a font, so that code may register it again.
    package static func isListed(_ name: String) -> Bool { listedNames.contains(name) }

    /// The families with their faces, the regular face first.
    package static var families: [InstalledFonts.Family] {
        load()
        var order: [String] = []
        var faces: [String: [RegisteredFont]] = [:]
        for font in RegisteredFonts.all {
            if faces[font.family] == nil { order.append(font.family) }
            faces[font.family, default: []].append(font)
        }
        return order.map { name in
            let sorted = (faces[name] ?? []).sorted { $0.rank < $1.rank }
            return InstalledFonts.Family(name: name, faces: sorted.map(\.key))
        }
    }

    /// Returns the font with a PostScript name, a full name, or a key.
    package static func font(named name: String) -> RegisteredFont? {
        load()
        return RegisteredFonts.font(named: name) ?? RegisteredFonts.all.first { $0.fullName == name }
    }

    private static func load() { _ = listed }

    /// The PostScript names of the fonts that Info.plist lists.
    private static let listedNames: Set<String> = Set(
        AppFontFiles.listed.compactMap(\.path).flatMap { path in
            let data = FileManager.default.contents(atPath: path)
            return (try? data.map { try RegisteredFont.fonts(in: [UInt8]($0)).map(\.name) }) ?? []
        })

    /// Registers the fonts that Info.plist lists, once.
    private static let listed: [String] = AppFontFiles.listed.compactMap { file in
        let fault = file.path.map { AppFonts.fault(registering: $0) } ?? "no file of the app has this name"
        return fault.map { "\(file.plist): UIAppFonts: \(file.name): error: \($0)" }
    }.map { fault in
        logMessage("LayoutSim: \(fault)")
        return fault
    }

    private static func fault(registering path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return "the file cannot be read" }
        do {
            RegisteredFonts.register(try RegisteredFont.fonts(in: [UInt8](data)))
            return nil
        } catch {
            return "\(error)"
        }
    }
}

extension RegisteredFont {
    /// The sort key of a face in its family: the upright regular face first, then the others by weight.
    fileprivate var rank: (Int, Int, String) { (weight == 400 && !isItalic ? 0 : 1, weight + (isItalic ? 1 : 0), name) }
}

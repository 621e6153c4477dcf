import LayoutSimDevices
import LayoutSimText
import LayoutSimViewTree

extension Variant {
    /// How many settings differ from those of most users.
    var departures: Int {
        [
            viewport.orientation == .landscape, appearance == .dark, settings.layoutDirection == .rightToLeft,
            contentSize != .large, settings.language != nil,
        ].count { $0 }
    }

    /// The name of the variant that differs from this one by its text size alone and has the usual one.
    var nameAtUsualSize: String {
        var usual = settings
        usual.contentSize = .large
        return VariantName(viewport, content: contentName, settings: usual).description
    }
}

extension Matrix {
    /// The variants that differ by their text size alone, together, from the smallest size on.
    var bySize: [[Variant<Content>]] {
        var places: [String: Int] = [:]
        var groups: [[Variant<Content>]] = []
        for variant in self {
            let place = places[variant.nameAtUsualSize] ?? groups.count
            if place == groups.count { groups.append([]) }
            places[variant.nameAtUsualSize] = place
            groups[place].append(variant)
        }
        return groups.map { group in group.sorted { $0.contentSize < $1.contentSize } }
    }
}

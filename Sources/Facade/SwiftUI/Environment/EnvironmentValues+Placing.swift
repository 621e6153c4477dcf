import UIKit

extension EnvironmentValues {
    /// Returns the values as views see them in another hosting view: with the traits and the size of that one where no
    /// view set them.
    func placed(like other: EnvironmentValues) -> EnvironmentValues {
        var values = self
        let host = hostTraits
        if horizontalSizeClass == UserInterfaceSizeClass(host.horizontalSizeClass) {
            values.horizontalSizeClass = other.horizontalSizeClass
        }
        if verticalSizeClass == UserInterfaceSizeClass(host.verticalSizeClass) {
            values.verticalSizeClass = other.verticalSizeClass
        }
        values.hostTraits = other.hostTraits
        values.containerSize = other.containerSize
        return values
    }
}

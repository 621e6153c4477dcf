import LayoutSimDevices
import LayoutSimGeometry
import Testing

@Suite struct ViewportTests {
    let device = Device(
        name: "test-phone", title: "Test Phone", points: Size(width: 300, height: 500), scale: 3, cornerRadius: 7,
        portrait: OrientationTraits(
            statusBarHeight: 20, navigationBarHeight: 44, tabBarHeight: 49, toolBarHeight: 45,
            safeArea: EdgeInsets(top: 20, bottom: 34), horizontalSizeClass: .compact, verticalSizeClass: .regular),
        landscape: OrientationTraits(
            statusBarHeight: 0, navigationBarHeight: 32, tabBarHeight: 33, toolBarHeight: 31,
            safeArea: EdgeInsets(left: 44, bottom: 21, right: 44), horizontalSizeClass: .regular,
            verticalSizeClass: .compact))

    @Test func `portrait takes the size as it is and the bars of portrait`() {
        let viewport = device.viewport(.portrait)
        let expected = Viewport(
            deviceName: "test-phone", size: Size(width: 300, height: 500), scale: 3, toolBarHeight: 45,
            safeArea: EdgeInsets(top: 20, bottom: 34), cornerRadius: 7)
        #expect(viewport == expected)
    }

    @Test func `landscape turns the size and takes the bars of landscape`() {
        let viewport = device.viewport(.landscape)
        let expected = Viewport(
            deviceName: "test-phone", orientation: .landscape, size: Size(width: 500, height: 300), scale: 3,
            statusBarHeight: 0, navigationBarHeight: 32, tabBarHeight: 33, toolBarHeight: 31,
            safeArea: EdgeInsets(left: 44, bottom: 21, right: 44), horizontalSizeClass: .regular,
            verticalSizeClass: .compact, cornerRadius: 7)
        #expect(viewport == expected)
    }

    @Test func `the shorter side is the same in both orientations`() {
        #expect(Orientation.allCases.map { device.viewport($0).shorterSide } == [300, 300])
    }
}
